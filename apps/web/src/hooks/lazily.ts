/** A component of a module that is fetched when it is first drawn. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Component<Module[Name]>> {
  return lazy(async () => ({ default: (await load())[name] as Component<Module[Name]> }));
}

// oxlint-disable-next-line typescript/no-explicit-any -- as React says it: of whatever props.
type Component<Part> = Part extends ComponentType<any> ? Part : never;
