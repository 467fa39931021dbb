/** Components of modules that are fetched when they are first drawn. */
import {
  createElement,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';

/** Anyone who draws it says what stands there until it has come. */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Component<Module[Name]>> {
  return lazy(async () => ({ default: (await load())[name] as Component<Module[Name]> }));
}

/** Nothing stands there until it and its words have come. */
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
