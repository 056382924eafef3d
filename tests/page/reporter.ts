// Tells how the tests went in the lines that `cargo xtask test` counts.

import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

export default class Lines implements Reporter {
  #all: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#all = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    console.log(`${result.status === 'passed' ? '✔' : '✖'} ${test.title} (${result.duration}ms)`);
    for (const { stack, message, value } of result.errors) console.log(stack ?? message ?? value);
    for (const { path } of result.attachments) if (path) console.log(`  ${path}`);
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#all?.allTests() ?? [];
    for (const test of tests) if (test.outcome() === 'flaky') console.log(`flaky: ${test.title}`);
    const passed = tests.filter((test) => test.ok()).length;
    console.log(`ℹ pass ${passed}`);
    console.log(`ℹ fail ${status === 'passed' ? 0 : Math.max(tests.length - passed, 1)}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
