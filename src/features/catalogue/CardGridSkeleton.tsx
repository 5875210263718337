import { Skeleton } from '#shared/ui/Skeleton.tsx';
import card from './SubfamiliaCard.module.css';
import grid from './CardGrid.module.css';

const CARDS = 12;

/** Empty cards of the final size. */
export function CardGridSkeleton() {
  return (
    <ul className={grid.grid} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <li key={index} className={grid.cell}>
          <div className={card.card}>
            <div className={card.picture} />
            <div className={card.meta}>
              <Skeleton width="55%" height="0.875rem" />
            </div>
            <div className={card.name}>
              <Skeleton width="90%" height="1rem" />
            </div>
            <div className={card.price}>
              <Skeleton width="70%" height="1.125rem" />
            </div>
            <div className={card.add}>
              <Skeleton height="2.25rem" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
