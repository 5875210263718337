import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Message.module.css';

/** What a message means; its colour and its icon follow. */
type MessageTone = 'info' | 'success' | 'warning' | 'error';

/** Props of {@link Message}: those of a native div, among them `ref` and `tabIndex` to focus it. */
export type MessageProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: MessageTone;
  title?: string | undefined;
  actions?: ReactNode;
  /** How screen readers are told: by default at once for errors, else when they pause. */
  live?: 'assertive' | 'polite' | 'off' | undefined;
};

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

const ROLES = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message in the page that stays until it is no longer true. */
export function Message({
  tone,
  title,
  actions,
  live = tone === 'error' ? 'assertive' : 'polite',
  className,
  children,
  ...rest
}: MessageProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={ROLES[live]}
      {...rest}
      className={classNames(styles.message, className)}
      data-tone={tone}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
