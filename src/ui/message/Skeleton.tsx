import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';

type Props = {
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
  className?: string | undefined;
};

/** A grey area in place of content that is loading. `width`, `height` and `radius` are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: Props) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
