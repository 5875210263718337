import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Price.module.css';

export function Price({
  children,
  size = 'md',
  className,
}: {
  children: ReactNode;
  size?: 'md' | 'lg';
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.price, className)} data-size={size}>
      {children}
    </span>
  );
}
