// What the bundler makes an address of.

declare module '#document.wasm' {
  const address: string;
  export default address;
}
