/**
 * Writes the views of all games as TypedDicts for the Python client, from their TypeScript types:
 *
 *     node scripts/python-views.ts
 *
 * A test compares the file with what this would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, type TSTupleElement, type TSType, type TSTypeLiteral } from 'oxc-parser';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const VIEWS_FILE: string = `${ROOT}clients/python/src/pakli/views.py`;
const GAMES = { 'buddy-bluff': 'BuddyBluff', compile: 'Compile', mulle: 'Mulle', ulti: 'Ulti' };
/** Words that no field of a Python class can have as its name. */
const KEYWORDS = new Set(['from', 'in', 'is', 'not', 'or', 'and', 'class', 'def', 'pass', 'None']);
const HEAD = `"""What a seat knows, game by game, for type checkers: \`view: MulleView = table.view()\`.

Written by scripts/python-views.ts from the types of the games; do not edit.
"""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union

`;

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TSType;
}

/** The types of one game by name: fields of an interface, or what a name stands for. */
class Types {
  private readonly fields = new Map<string, readonly Field[]>();
  private readonly parents = new Map<string, readonly string[]>();
  private readonly aliases = new Map<string, TSType>();
  /** Texts of constant lists, from which types are derived. */
  private readonly lists = new Map<string, readonly string[]>();
  private readonly written = new Map<string, string>();
  private readonly prefix: string;

  constructor(prefix: string, files: readonly string[]) {
    this.prefix = prefix;
    for (const file of files) this.read(file);
  }

  /** All classes that the view needs, those first on which others build. */
  views(): string {
    this.classOf('View', `${this.prefix}View`);
    return [...this.written.values()].join('\n\n');
  }

  private read(file: string): void {
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    for (const node of program.body) {
      const found = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (found?.type === 'TSInterfaceDeclaration') {
        this.fields.set(found.id.name, fieldsOf(found.body.body));
        const parents = found.extends.flatMap(({ expression }) =>
          expression.type === 'Identifier' ? [expression.name] : [],
        );
        this.parents.set(found.id.name, parents);
      } else if (found?.type === 'TSTypeAliasDeclaration') {
        this.aliases.set(found.id.name, found.typeAnnotation);
      } else if (found?.type === 'VariableDeclaration') {
        for (const { id, init } of found.declarations) {
          const list = init?.type === 'TSAsExpression' ? init.expression : undefined;
          if (id.type !== 'Identifier' || list?.type !== 'ArrayExpression') continue;
          const texts = list.elements.flatMap((one) =>
            one?.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [],
          );
          this.lists.set(id.name, texts);
        }
      }
    }
  }

  private allFields(name: string): readonly Field[] {
    const inherited = (this.parents.get(name) ?? []).flatMap((parent) => this.allFields(parent));
    return [...inherited, ...(this.fields.get(name) ?? [])];
  }

  private classOf(name: string, called: string): string {
    if (!this.written.has(called)) this.write(called, this.allFields(name));
    return called;
  }

  private write(called: string, fields: readonly Field[]): void {
    // Its place is behind the classes that its fields need.
    const typed = fields.map((field) => ({
      ...field,
      python: this.python(field.type, called + capital(field.name)),
    }));
    const must = typed.filter(({ optional }) => !optional);
    const may = typed.filter(({ optional }) => optional);
    const lines = (of: typeof typed): string =>
      of.map(({ name, python }) => `    ${name}: ${python}\n`).join('');
    if (fields.some(({ name }) => KEYWORDS.has(name))) {
      if (may.length > 0) throw new Error(`${called}: a keyword beside optional fields`);
      const pairs = must.map(({ name, python }) => `        "${name}": "${python}",\n`).join('');
      this.written.set(
        called,
        `${called} = TypedDict(\n    "${called}",\n    {\n${pairs}    },\n)\n`,
      );
      return;
    }
    if (may.length === 0) {
      this.written.set(called, `class ${called}(TypedDict):\n${lines(must)}`);
      return;
    }
    const base = `class _${called}(TypedDict):\n${lines(must)}\n\n`;
    this.written.set(called, `${base}class ${called}(_${called}, total=False):\n${lines(may)}`);
  }

  /** A type as Python writes it; `called` is the name for an object that has none. */
  private python(type: TSType, called: string): string {
    // What views do not use is `Any`, also what a later parser knows.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (type.type) {
      case 'TSNumberKeyword':
        return 'int';
      case 'TSStringKeyword':
        return 'str';
      case 'TSBooleanKeyword':
        return 'bool';
      case 'TSNullKeyword':
        return 'None';
      case 'TSParenthesizedType':
        return this.python(type.typeAnnotation, called);
      case 'TSTypeOperator':
        return this.python(type.typeAnnotation, called);
      case 'TSArrayType':
        return `List[${this.python(type.elementType, called)}]`;
      case 'TSTupleType':
        return `List[${this.union(type.elementTypes.map((one) => this.member(one, called)))}]`;
      case 'TSLiteralType':
        return `Literal[${JSON.stringify('value' in type.literal ? type.literal.value : null)}]`;
      case 'TSTypeLiteral':
        return this.objectOf(type, called);
      case 'TSUnionType':
        return this.union(type.types.map((one) => this.python(one, called)));
      case 'TSTypeReference':
        return type.typeName.type === 'Identifier' ? this.named(type.typeName.name) : 'Any';
      case 'TSTypeQuery':
        // The one constant that is a type: a reader that is no seat.
        return type.exprName.type === 'Identifier' && type.exprName.name === 'EVERYBODY'
          ? 'None'
          : 'Any';
      case 'TSIndexedAccessType':
        return this.listed(type.objectType);
      default:
        return 'Any';
    }
  }

  private member(type: TSTupleElement, called: string): string {
    if (type.type === 'TSNamedTupleMember') return this.member(type.elementType, called);
    return type.type === 'TSOptionalType' || type.type === 'TSRestType'
      ? 'Any'
      : this.python(type, called);
  }

  private objectOf({ members }: TSTypeLiteral, called: string): string {
    this.write(called, fieldsOf(members));
    return called;
  }

  private union(given: readonly string[]): string {
    const parts = [...new Set(given)];
    const some = parts.filter((part) => part !== 'None');
    const one = some.length === 1 ? (some[0] ?? 'Any') : `Union[${some.join(', ')}]`;
    return some.length === parts.length ? one : `Optional[${one}]`;
  }

  private named(name: string): string {
    if (name === 'Options') return 'Dict[str, Any]';
    const alias = this.aliases.get(name);
    if (alias !== undefined) return this.python(alias, this.prefix + name);
    return this.fields.has(name) ? this.classOf(name, this.prefix + name) : 'Any';
  }

  /** `(typeof PHASES)[number]`: one of the texts of a list. */
  private listed(type: TSType): string {
    const inner = type.type === 'TSParenthesizedType' ? type.typeAnnotation : type;
    const name =
      inner.type === 'TSTypeQuery' && inner.exprName.type === 'Identifier'
        ? inner.exprName.name
        : '';
    const texts = this.lists.get(name);
    return texts === undefined ? 'Any' : `Literal[${texts.map((text) => `"${text}"`).join(', ')}]`;
  }
}

function fieldsOf(members: TSTypeLiteral['members']): Field[] {
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' &&
    member.key.type === 'Identifier' &&
    member.typeAnnotation !== null
      ? [
          {
            name: member.key.name,
            optional: member.optional,
            type: member.typeAnnotation.typeAnnotation,
          },
        ]
      : [],
  );
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

export function pythonViews(): string {
  const games = Object.entries(GAMES).map(([game, prefix]) => {
    const files = [`${ROOT}packages/core/src/game.ts`, `${ROOT}packages/${game}/src/types.ts`];
    return new Types(prefix, files).views();
  });
  const body = games.join('\n\n');
  const used = [...HEAD.matchAll(/\b(Any|Dict|List|Literal|Optional|Tuple|TypedDict|Union)\b/g)]
    .map(([word]) => word)
    .filter((word) => new RegExp(`\\b${word}\\b`).test(body));
  return HEAD.replace(/import Any.*/, `import ${used.join(', ')}`) + `\n${body}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(VIEWS_FILE, pythonViews());
