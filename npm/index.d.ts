/** Chess and Chess960 in WebAssembly, with the API of chess.js: started as soon as it is imported. */

export * from './api.js'
