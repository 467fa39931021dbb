/** Who keeps the truth for this page. */
import type { Host } from '../host/host.ts';
import { localHost } from '../host/local.ts';

export const host: Host = localHost();
