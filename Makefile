# The engine for OpenBench: its clients run `make EXE=NAME` and then `./NAME bench`, and start `./NAME` as a UCI engine.

EXE ?= gridmate-uci

ifeq ($(OS),Windows_NT)
  PROGRAM := $(patsubst %.exe,%,$(EXE)).exe
else
  PROGRAM := $(EXE)
endif

.PHONY: engine
engine:
	cargo rustc --release --locked --package gridmate-cli --bin gridmate-uci -- --emit link=$(PROGRAM)
