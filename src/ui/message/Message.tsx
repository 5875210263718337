import { CircleAlert, CircleCheck, Info, OctagonAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import type { Elements } from '../Elements.ts';
import { Text } from '../Stack.tsx';
import styles from './Message.module.css';

export type MessageProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: string | undefined;
  actions?: Elements;
  /** How screen readers announce the message: by default errors are assertive, other messages polite. */
  live?: 'assertive' | 'polite' | 'off' | undefined;
};

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: OctagonAlert,
  error: CircleAlert,
} as const;

const ROLES = { assertive: 'alert', polite: 'status', off: undefined } as const;

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
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {title && <Text weight="bold">{title}</Text>}
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
