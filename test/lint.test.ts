/** The linter's rules for React and accessibility are on: planted faults are found. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** A faulty component, and the rules that must report it. */
const PLANTED = {
  nothing: {
    text: `const [at, setAt] = useState(0);
      useEffect(() => void (document.title = name), [name]);
      return <button type="button" onClick={() => setAt(at + 1)}>{at}</button>;`,
    rules: [],
  },
  'conditional-hook': {
    text: `if (name === '') return <p />;
      const [at] = useState(0);
      return <p>{at}</p>;`,
    rules: ['react(hooks)', 'react-hooks(rules-of-hooks)'],
  },
  'forgotten-dependency': {
    text: `useEffect(() => void (document.title = name), []);
      return <p>{name}</p>;`,
    rules: ['react-hooks(exhaustive-deps)'],
  },
  'picture-without-words': {
    text: `return <p><img src="ace.png" />{name}</p>;`,
    rules: ['jsx-a11y(alt-text)'],
  },
  'only-for-a-mouse': {
    text: `const [at, setAt] = useState(0);
      return <div title={name} onClick={() => setAt(at + 1)}>{at}</div>;`,
    rules: ['jsx-a11y(click-events-have-key-events)', 'jsx-a11y(no-static-element-interactions)'],
  },
  'suppression-of-nothing': {
    text: `// oxlint-disable-next-line jsx-a11y/alt-text
      return <p>{name}</p>;`,
    rules: ['Unused oxlint-disable directive (no problems were reported).'],
  },
};

test('planted faults are found, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const [name, { text }] of Object.entries(PLANTED)) {
      const hooks = ['useEffect', 'useState'].filter((hook) => text.includes(hook));
      const head = hooks.length === 0 ? '' : `import { ${hooks.join(', ')} } from 'react';\n`;
      const seat = `export function Seat({ name }: { readonly name: string }) { ${text} }`;
      writeFileSync(join(folder, `${name}.tsx`), head + seat);
    }
    const run = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--config', join(root, '.oxlintrc.json'), '--format', 'json', folder],
      { cwd: root, encoding: 'utf8' },
    );
    expect(run.status, run.stderr).toBe(1);
    const found: Record<string, Set<string>> = {};
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { filename: string; code?: string; message: string }[];
    };
    for (const { filename, code, message } of diagnostics) {
      (found[basename(filename, '.tsx')] ??= new Set()).add(code ?? message);
    }
    for (const [name, { rules }] of Object.entries(PLANTED)) {
      expect([...(found[name] ?? [])].toSorted(), name).toEqual(rules);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
