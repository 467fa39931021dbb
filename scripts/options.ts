/** Options of a script. Asked for help, or given an option that it does not know, it prints in one line what there is. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} VALUE`,
    );
    const words = config.allowPositionals === true ? ['WORD...'] : [];
    const options = `options: ${[...known, ...words].join(', ') || 'none'}`;
    const helps = process.argv.includes('--help');
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : [];
    if (helps) console.log(options);
    else console.error(`${problem} (${options})`);
    return process.exit(helps ? 0 : 2);
  }
}
