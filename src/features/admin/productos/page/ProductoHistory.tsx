import { useSuspenseQuery } from '@tanstack/react-query';
import { staffPaths } from '#config/staffPaths.ts';
import { historyQueries, type ProductoEntry } from '#data/changes/staff/history.ts';
import { t } from '#i18n/es/staff/history.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Link } from '#ui/action/Link.tsx';
import { Heading, Row, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';
import { Reads } from '../../shared/screen/Reads.tsx';
import styles from './ProductoPage.module.css';

const MAX_CELLS = 4;

/** Shows the last changes of a product, with a link to all of them in the history. @see docs/rules.md#history */
export function ProductoHistory(props: { id: number; code: string }) {
  return (
    <Stack as="section" align="start" className={styles.history}>
      <Heading>{t('producto.title')}</Heading>
      <Reads>
        <Entries {...props} />
      </Reads>
    </Stack>
  );
}

function Entries({ id, code }: { id: number; code: string }) {
  const { data: entries } = useSuspenseQuery({
    ...historyQueries.ofProducto(id),
    meta: { failed: t('producto.failed') },
  });
  if (entries.length === 0) return <p>{t('producto.none')}</p>;
  return (
    <>
      <Stack as="ol" gap={0} isLined className={styles.changes}>
        {entries.map((item) => (
          <Entry key={item.entry.id} item={item} />
        ))}
      </Stack>
      <Link to={staffPaths.history({ buscar: code })}>{t('producto.all')}</Link>
    </>
  );
}

function Entry({ item: { entry, rows } }: { item: ProductoEntry }) {
  const { cellsOf } = useChangeTexts();
  const { title, person, doneAt, undone } = entry;
  // A row of stock or pictures that was added or deleted counts as a change of its product.
  const kind = entry.table === 'producto' ? entry.kind : 'changed';
  // A product that a form added lists no fields: they would be all of its fields, which the page shows already.
  const cells = kind === 'changed' || title !== null ? rows.flatMap(cellsOf) : [];
  const hiddenCount = cells.length - MAX_CELLS;
  return (
    <Text as="li" size="sm" isLong>
      <p>
        <strong>{title ?? t(`producto.${kind}`)}</strong>{' '}
        {undone && <Tag tone="neutral">{t(`undone.${undone}`)}</Tag>}
      </p>
      {cells.length > 0 && (
        <Row as="ul" gap={[0, 4]}>
          {cells.slice(0, MAX_CELLS).map(({ field, before, after }, index) => (
            <li key={index}>{t('value.change', { field, before, after })}</li>
          ))}
          {hiddenCount > 0 && <li>{t('producto.more', { count: hiddenCount })}</li>}
        </Row>
      )}
      <Row gap={[0, 4]}>
        <Text as="span" tone="quiet">
          {formatStaffTime(doneAt)}
        </Text>
        <Text as="span" tone="quiet">
          {person ?? t('outside')}
        </Text>
      </Row>
    </Text>
  );
}
