/**
 * Whether a value is a promise. An async function returns the platform's own, also where zone.js has put another class in its place.
 *
 * @example isPromise(readBody(request))
 */
export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return Object.prototype.toString.call(value) === "[object Promise]";
}
