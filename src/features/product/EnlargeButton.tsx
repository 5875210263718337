import { Maximize2 } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EnlargeButton.module.css';

/** A longer move of the finger, in px, is a swipe. */
const TAP_MAX_PX = 10;

type Props = { readonly onOpen: () => void; readonly onIntent: () => void };

/** Covers the current picture: a tap anywhere on it enlarges it. */
export function EnlargeButton({ onOpen, onIntent }: Props) {
  const { t } = useTranslation('product');
  const start = useRef({ x: 0, y: 0 });
  const isTap = useRef(true);

  function handleDown({ clientX, clientY }: PointerEvent) {
    start.current = { x: clientX, y: clientY };
    isTap.current = true;
  }

  function handleMove({ clientX, clientY }: PointerEvent) {
    const { x, y } = start.current;
    if (Math.hypot(clientX - x, clientY - y) > TAP_MAX_PX) isTap.current = false;
  }

  return (
    <button
      type="button"
      className={styles.button}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={({ detail }) => {
        // A click by Enter or Space has no detail.
        if (detail === 0 || isTap.current) onOpen();
        isTap.current = true;
      }}
    >
      <span className={styles.chip}>
        <Maximize2 aria-hidden="true" />
        <span>{t('gallery.enlarge')}</span>
      </span>
    </button>
  );
}
