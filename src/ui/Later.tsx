import { createElement, type ComponentType } from 'react';
import type { LazyCode } from '#lib/lazyCode.ts';
import type { Elements } from './Elements.ts';
import { useLater } from './hooks/useLater.ts';

type Props<Own extends object> = {
  readonly code: LazyCode<ComponentType<Own>>;
  /** False: the code is not loaded, and nothing is rendered. By default true. */
  readonly when?: boolean;
  readonly props: NoInfer<Own>;
  /** Content while the code loads; by default none. */
  readonly fallback?: Elements;
  /** Renders the error when the code could not be loaded; by default nothing is shown. */
  readonly renderFailed?: (reload: () => void) => Elements;
};

/** Loads the code of a component while `when` is true, and renders the component once it is loaded (`useLater`). */
export function Later<Own extends object>(options: Props<Own>) {
  const { code, when = true, props, fallback = null, renderFailed } = options;
  const { part, hasFailed, reload } = useLater(code, when);
  if (part !== null) return createElement(part, props);
  if (!when) return null;
  return hasFailed ? (renderFailed?.(reload) ?? null) : fallback;
}
