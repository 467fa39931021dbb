/** Tables by link: which addresses and ids lead to one. */

/** Whether nobody elsewhere can open an address at this name. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Whether an id can be one of a server's: a link that was cut off leads nowhere, and no server need be asked. */
export function isTable(id: string): boolean {
  return /^[0-9a-z]{10}$/.test(id);
}
