import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import type { Elements } from './Elements.ts';

/** `sell` leads to an order, `primary` is the main action of other screens. */
type ButtonVariant = 'primary' | 'sell' | 'secondary' | 'quiet' | 'danger';

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Shown before the text; decorative. */
  icon?: Elements;
};

function lookOf({ variant = 'primary', size = 'md' }: ButtonLook, className: string | undefined) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
  };
}

function contentOf(icon: Elements, text: ReactNode) {
  if (!icon) return text;
  return (
    <>
      {icon}
      <span>{text}</span>
    </>
  );
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its action is running: it keeps the focus but ignores presses. */
    busy?: boolean | undefined;
  };

/** A button; its default type is `button`. */
export function Button({
  variant,
  size,
  busy = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would lose the focus.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      {...lookOf({ variant, size }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={handleClick}
    >
      {contentOf(icon, children)}
    </button>
  );
}

/** A link to a route of the store that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link {...rest} {...lookOf({ variant, size }, className)}>
      {contentOf(icon, children)}
    </Link>
  );
}

/** A link to another site or app that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a
      {...(rest.target === '_blank' && { rel: 'noopener' })}
      {...rest}
      {...lookOf({ variant, size }, className)}
    >
      {contentOf(icon, children)}
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
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: Elements }) {
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
