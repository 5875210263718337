import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { staffPaths } from '#config/staffPaths.ts';
import { historyQueries, type ProductoEntry } from '#data/changes/history.ts';
import { history as texts } from '#i18n/es/staff/history.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';
import { formatTime } from '#i18n/format.ts';
import { RetryMessage, retryOf } from '../../shared/screen/ReadFailed.tsx';
import { Row, Stack, Text } from '#shared/ui/Stack.tsx';
import styles from './ProductoPage.module.css';

const t = getFixedT('es', 'history');

registerTexts('history', texts);

const MAX_CELLS = 4;

/** The last changes of a product. @see docs/rules.md#history */
export function ProductoHistory({ id, code }: { id: number; code: string }) {
  const query = useQuery(historyQueries.ofProducto(id));
  const { data: entries, error } = query;
  return (
    <Stack as="section" align="start" className={styles.history}>
      <Text as="h2" size="lg" weight="bold">
        {t('producto.title')}
      </Text>
      {entries === undefined && error === null && <Skeleton height="6rem" />}
      {entries === undefined && (
        <RetryMessage tone="warning" title={t('producto.failed')} {...retryOf(query)} />
      )}
      {entries?.length === 0 && <p>{t('producto.none')}</p>}
      {entries && entries.length > 0 && (
        <>
          <ol className={styles.changes}>
            {entries.map((item) => (
              <Entry key={item.entry.id} item={item} />
            ))}
          </ol>
          <Link to={staffPaths.history({ buscar: code })}>{t('producto.all')}</Link>
        </>
      )}
    </Stack>
  );
}

function Entry({ item: { entry, rows } }: { item: ProductoEntry }) {
  const { cellsOf } = useChangeTexts();
  const { title, kind, person, doneAt, undone } = entry;
  // All of a new product would be a second form.
  const cells = kind === 'changed' || title !== null ? rows.flatMap(cellsOf) : [];
  const hidden = cells.length - MAX_CELLS;
  return (
    <Text as="li" size="sm" isLong>
      <p>
        <strong>{title ?? t(`producto.${kind}`)}</strong>{' '}
        {undone && <Tag tone="neutral">{t(`undone.${undone}`)}</Tag>}
      </p>
      {cells.length > 0 && (
        <Row as="ul" gap={[0, 4]}>
          {cells.slice(0, MAX_CELLS).map(({ field, before, after }) => (
            <li key={field}>{t('value.change', { field, before, after })}</li>
          ))}
          {hidden > 0 && <li>{t('producto.more', { count: hidden })}</li>}
        </Row>
      )}
      <Row gap={[0, 4]}>
        <Text as="span" tone="quiet">
          {formatTime(doneAt)}
        </Text>
        <Text as="span" tone="quiet">
          {person ?? t('outside')}
        </Text>
      </Row>
    </Text>
  );
}
