import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useSidewaysEdges } from './useSidewaysEdges.ts';
import styles from './StaffTable.module.css';

type Props = {
  frame: RefObject<HTMLElement | null>;
  renderCells: (widths: readonly number[]) => ReactNode;
};

/**
 * Copies a table's head below the bar of the page while the head is out of sight, for the mouse only. The head itself
 * cannot stick to the window: an element sticks to its nearest scrolling ancestor, here the frame that scrolls sideways
 * (https://developer.mozilla.org/docs/Web/CSS/position). Other columns need another `key`.
 */
export function StuckHead({ frame, renderCells }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ReturnType<typeof measure> | null>(null);

  useEffect(() => {
    const table = frame.current?.querySelector('table');
    const head = table?.tHead?.rows[0];
    if (!table || !head || !top.current || !place.current) return undefined;
    let isStuck = false;
    const update = () => setSize(isStuck ? measure(table, head) : null);
    const barHeight = Math.ceil(Number.parseFloat(getComputedStyle(place.current).top)) || 0;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        isStuck = !isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0);
        update();
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    const sizes = new ResizeObserver(update);
    sight.observe(top.current);
    sizes.observe(table);
    const press = ({ clientX }: MouseEvent) => controlAt(head, clientX)?.click();
    const pressed = place.current;
    pressed.addEventListener('click', press);
    return () => {
      sight.disconnect();
      sizes.disconnect();
      pressed.removeEventListener('click', press);
    };
  }, [frame]);

  return (
    <>
      <div ref={top} className={styles.top} />
      <div
        ref={place}
        className={styles.stuck}
        style={size ? { blockSize: size.height, marginBlockEnd: -size.height } : undefined}
      >
        {size && (
          <Copy frame={frame} tableWidth={size.tableWidth}>
            {renderCells(size.widths)}
          </Copy>
        )}
      </div>
    </>
  );
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

function measure(table: HTMLTableElement, head: HTMLTableRowElement) {
  return {
    height: head.getBoundingClientRect().height,
    tableWidth: widthOf(table),
    widths: [...head.cells].map(widthOf),
  };
}

/** Finds the control of the head at the x of a press. The first and the last column lie over the other ones. */
function controlAt(head: HTMLTableRowElement, x: number): HTMLElement | undefined {
  const [first, ...rest] = head.cells;
  const last = rest.pop();
  const cell = [first, last, ...rest].find((candidate) => {
    const box = candidate?.getBoundingClientRect();
    return box && box.left <= x && x < box.right;
  });
  return cell?.querySelector<HTMLElement>('button, input') ?? undefined;
}

type CopyProps = Pick<Props, 'frame'> & { tableWidth: number; children: ReactNode };

function Copy({ frame, tableWidth, children }: CopyProps) {
  const copy = useRef<HTMLDivElement>(null);
  useSidewaysEdges(copy);

  useLayoutEffect(() => {
    const scroller = frame.current;
    if (scroller === null) return undefined;
    const follow = () => {
      if (copy.current) copy.current.scrollLeft = scroller.scrollLeft;
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [frame]);

  return (
    <div ref={copy} className={styles.copy} data-sideways="" aria-hidden="true" inert>
      <table className={styles.table} style={{ inlineSize: tableWidth, tableLayout: 'fixed' }}>
        <thead>
          <tr>{children}</tr>
        </thead>
      </table>
    </div>
  );
}
