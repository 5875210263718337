import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Elements } from '../Elements.ts';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

/** `sell` leads to an order, `primary` is the main action of other screens. */
type ButtonVariant = 'primary' | 'sell' | 'secondary' | 'quiet' | 'danger';

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | undefined;
  icon?: Elements;
};

/** Replaces the look among the props of a button or link by attributes. */
function lookOf<
  Props extends ButtonLook & { className?: string | undefined; children?: ReactNode },
>({ variant = 'primary', size = 'md', icon, className, children, ...rest }: Props) {
  return {
    ...rest,
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    children: icon ? (
      <>
        {icon}
        <span>{children}</span>
      </>
    ) : (
      children
    ),
  };
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** True while the action is running: the button keeps the focus but ignores presses. */
    busy?: boolean | undefined;
  };

export function Button({ busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A `disabled` button would lose the focus.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...lookOf(rest)}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={handleClick}
    />
  );
}

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...lookOf(props)} />;
}

export function ButtonAnchor(props: ComponentProps<'a'> & ButtonLook) {
  const { children, ...look } = lookOf(props);
  return (
    <a {...(props.target === '_blank' && { rel: 'noopener' })} {...look}>
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
