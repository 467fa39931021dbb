/** Tables by link: which addresses and ids lead to one. */

/** Whether an address at this host name is unreachable from elsewhere. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Whether an id can be a server's: a truncated link leads nowhere, and no server need be asked. */
export function isTable(id: string): boolean {
  return /^[0-9a-z]{10}$/.test(id);
}
