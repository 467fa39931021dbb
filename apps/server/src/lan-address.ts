/** Where people in the same network find this machine. */
import { networkInterfaces } from 'node:os';

/** The address of this machine in its own network. */
export function lanAddress(
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | undefined {
  const all = Object.values(interfaces).flatMap((some) => some ?? []);
  const ours = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const home = ours.find(({ address }) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address));
  return (home ?? ours[0])?.address;
}
