import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

/** How much a button calls: `sell` leads to an order, `primary` is the main act of anything else. */
export type ButtonVariant = 'primary' | 'sell' | 'secondary' | 'quiet' | 'danger';

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Shown before the text; decorative. */
  icon?: ReactNode;
};

/** Props of {@link Button}: those of a native button and its looks. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its act is under way: it keeps the focus and says so, but cannot be pressed again. */
    busy?: boolean | undefined;
  };

/** A button; of type `button` unless told otherwise. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus in the middle of the work.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={handleClick}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link to a route of the store that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </Link>
  );
}

/** A link that leaves the store (WhatsApp, a map, an e-mail) and looks like a button. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a
      {...(rest.target === '_blank' && { rel: 'noopener' })}
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </a>
  );
}

/** A square button with an icon; `label` names it for screen readers and as a tooltip. */
export function IconButton({
  label,
  icon,
  type = 'button',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={classNames(styles.iconButton, className)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
