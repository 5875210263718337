import { classNames } from '../classNames.ts';
import styles from './Swatch.module.css';

type Props = {
  /** `#rrggbb` */
  rgb: string;
  /** True: many colours instead of `rgb`. */
  rainbow?: boolean;
  size?: 'sm' | 'md';
  className?: string | undefined;
};

/** A round sample of a colour, hidden from screen readers. */
export function Swatch({ rgb, rainbow = false, size = 'md', className }: Props) {
  return (
    <span
      className={classNames(styles.swatch, className)}
      data-size={size}
      data-rainbow={rainbow ? '' : undefined}
      style={rainbow ? undefined : { backgroundColor: rgb }}
      aria-hidden="true"
    />
  );
}
