import { useRef, useState } from 'react';
import type { BulkSelection } from '#domain/staff/productos/bulkForm.ts';
import {
  fullMatches,
  type ProductoListing,
  type ProductoPage,
} from '#domain/staff/productos/listing.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { Button } from '#ui/action/Button.tsx';
import { Row, Text } from '#ui/Stack.tsx';
import styles from './SelectionBar.module.css';

type Chosen = { readonly key: string; readonly ids: ReadonlySet<number> | 'everything' };
const NONE: ReadonlySet<number> = new Set();

/** Holds the chosen products of the list: by id, or everything that its search and filters match. */
export function useSelection(listing: ProductoListing, page: ProductoPage | undefined) {
  // The selection survives another page or sort order, but not another search or filter.
  const key = JSON.stringify({ ...listing, page: 1, sort: null });
  const [chosen, setChosen] = useState<Chosen>({ key, ids: NONE });
  const ids = chosen.key === key ? chosen.ids : NONE;
  const count = ids === 'everything' ? (page?.total ?? 0) : ids.size;
  const matchIds = new Set(page && fullMatches(page).map(({ id }) => id));
  return {
    count,
    isEverything: ids === 'everything',
    has: (id: number) => (ids === 'everything' ? matchIds : ids).has(id),
    choose(changedIds: readonly number[], isChosen: boolean) {
      // If everything was chosen and a product is taken out, only the other matches on this page stay chosen.
      const next = new Set(ids === 'everything' ? matchIds : ids);
      for (const id of changedIds) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setChosen({ key, ids: next });
    },
    chooseEverything: () => setChosen({ key, ids: 'everything' }),
    clear: () => setChosen({ key, ids: NONE }),
    toBulk: (): BulkSelection => ({
      of: ids === 'everything' ? { listing } : { ids: [...ids] },
      count,
    }),
  };
}

export type Selection = ReturnType<typeof useSelection>;

type Props = {
  selection: Selection;
  total: number;
  isNarrowed: boolean;
  onIntent: () => void;
  onChange: () => void;
  onClear: () => void;
};

/** Shows how many products are chosen. Its buttons choose all matches, clear the choice and open the bulk edit. */
export function SelectionBar({ selection, total, isNarrowed, onIntent, onChange, onClear }: Props) {
  const { count, isEverything } = selection;
  const changeButton = useRef<HTMLButtonElement>(null);
  if (count === 0) return null;
  return (
    <Row as="section" gap={[0, 2]} className={styles.bar} aria-label={t('select.title')}>
      <Text as="output" weight="semibold">
        {t('select.count', { count })}
      </Text>
      {!isEverything && count < total && (
        <Button
          variant="quiet"
          className={styles.all}
          onClick={() => {
            selection.chooseEverything();
            // The pressed button disappears, so the focus moves to the button for changes.
            changeButton.current?.focus({ preventScroll: true });
          }}
        >
          {t(isNarrowed ? 'select.all' : 'select.everything', { count: total })}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('select.clear')}
      </Button>
      <Button ref={changeButton} onPointerEnter={onIntent} onFocus={onIntent} onClick={onChange}>
        {t('select.change')}
      </Button>
    </Row>
  );
}
