/** The addresses of tables by link: `#/t/ID` of this page. */

/** What is sent to others. */
export function tableAddress(id: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}#/t/${id}`;
}

/** Whether nobody elsewhere can open an address at this name. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
