import { Maximize2 } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EnlargeButton.module.css';

/** A finger that moved further, in px, meant to swipe. */
const TAP_MAX_PX = 10;

type Props = { readonly onOpen: () => void; readonly onIntent: () => void };

/** Lies over the picture on show: a tap anywhere on it enlarges it. */
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
        // Without a pointer, by Enter or Space, there is no detail.
        if (detail === 0 || isTap.current) onOpen();
        isTap.current = true;
      }}
    >
      <span className={styles.chip}>
        <Maximize2 aria-hidden="true" />
        {t('gallery.enlarge')}
      </span>
    </button>
  );
}
