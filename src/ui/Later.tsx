import { createElement, type ComponentType } from 'react';
import type { LazyCode } from '#lib/lazyCode.ts';
import type { Elements } from './Elements.ts';
import { useLater } from './hooks/useLater.ts';

type Props<Own extends object> = {
  readonly code: LazyCode<ComponentType<Own>>;
  /** True while the part is wanted. */
  readonly when?: boolean;
  readonly props: NoInfer<Own>;
  /** Shown while its code loads. */
  readonly fallback?: Elements;
  /** Shown after a failure; by default only the log tells of it. */
  readonly renderFailed?: (reload: () => void) => Elements;
};

/** Renders a page, or a part of one, whose code is loaded when it is wanted (`useLater`). */
export function Later<Own extends object>(options: Props<Own>) {
  const { code, when = true, props, fallback = null, renderFailed } = options;
  const { part, hasFailed, reload } = useLater(code, when);
  if (part !== null) return createElement(part, props);
  if (!when) return null;
  return hasFailed ? (renderFailed?.(reload) ?? null) : fallback;
}
