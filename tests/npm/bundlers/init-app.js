// The same with the module as a file, which is waited for.
import init, { Chess } from 'gridmate/init'

export async function result(address) {
  await init(address)
  return new Chess().move('e4').lan
}
