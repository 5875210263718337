import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Elements } from '../Elements.ts';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

type ButtonLook = {
  /** `sell` is for a step towards an order, `primary` for the main action of other screens. */
  variant?: 'primary' | 'sell' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  icon?: Elements;
};

/** Turns the props `variant`, `size` and `icon` of a button or link into attributes and content. */
function toElementProps<
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
    /** True while the action of the button runs: the button keeps the focus, but ignores presses. */
    busy?: boolean | undefined;
  };

export function Button({ busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // The attribute `disabled` would take the focus from the button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...toElementProps(rest)}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={handleClick}
    />
  );
}

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...toElementProps(props)} />;
}

export function ButtonAnchor(props: ComponentProps<'a'> & ButtonLook) {
  const { children, ...attributes } = toElementProps(props);
  return (
    <a {...(props.target === '_blank' && { rel: 'noopener' })} {...attributes}>
      {children}
    </a>
  );
}

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string;
  icon: Elements;
};

/** A square button that shows only an icon. `label` is its name for screen readers, and its tooltip. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={classNames(styles.iconButton, className)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
