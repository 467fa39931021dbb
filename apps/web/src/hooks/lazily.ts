/** Components whose modules are fetched when they first render. */
import {
  createElement,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';

/** A lazy component whose caller supplies the Suspense fallback. */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Component<Module[Name]>> {
  return lazy(async () => ({ default: (await load())[name] as Component<Module[Name]> }));
}

/** A lazy component that renders nothing until it and its words have loaded. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): (props: ComponentProps<Component<Module[Name]>>) => ReactElement {
  const Part = lazily(load, name);
  return function LazyPart(props) {
    return createElement(Suspense, null, createElement(Part, props));
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- as React says it: of whatever props.
type Component<Part> = Part extends ComponentType<any> ? Part : never;
