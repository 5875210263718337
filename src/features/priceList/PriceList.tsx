import { keepPreviousData, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { Printer, Tags } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { priceListQuery } from '#data/productos/priceList.ts';
import { priceList as english } from '#i18n/en/priceList.ts';
import { usePriceListTexts } from '#i18n/es/priceList.ts';
import { formatDay } from '#i18n/format.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { printSheet } from '#lib/printSheet.ts';
import { toggled } from '#lib/toggled.ts';
import { Button } from '#ui/action/Button.tsx';
import { ShareButton } from '#ui/action/ShareButton.tsx';
import { classNames } from '#ui/classNames.ts';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { SheetHead } from '../shared/quotation/SheetHead.tsx';
import { PriceListEntry } from './PriceListEntry.tsx';
import frame from '#ui/page/PageFrame.module.css';
import styles from './PriceList.module.css';

// Registers the English texts of this page here, because visitors who choose English need not load them.
i18next.addResourceBundle('en', 'priceList', english);

/** Timeout of the pictures, in ms; the list is then printed without the missing ones. */
const PICTURES_TIMEOUT_MS = 20_000;

/** Page with the prices of the familias in the address, to print or to share. @see docs/rules.md#price-list */
export function PriceList() {
  const t = usePriceListTexts();
  const [params] = useSearchParams();
  const chosen = params.getAll('familia').map(Number).filter(Number.isInteger);
  const navigate = useNavigate();
  const list = useQuery({ ...priceListQuery(chosen), placeholderData: keepPreviousData });
  const sheet = useRef<HTMLElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { familias = [], entries } = list.data ?? {};
  const date = t('date', { date: formatDay(list.dataUpdatedAt) });
  const choices = [{ id: null, name: t('all') }, ...familias];

  async function print() {
    if (sheet.current === null) return;
    setPrinting(true);
    await printSheet(sheet.current, PICTURES_TIMEOUT_MS);
    setPrinting(false);
  }

  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <Stack gap={4} className={styles.screen}>
        <h1 className={frame.heading}>{t('title')}</h1>
        <Text tone="quiet">{t('lead')}</Text>
        <OptionSet legend={t('familias')}>
          {choices.map(({ id, name }) => (
            <OptionChip
              key={id}
              type="checkbox"
              name="familia"
              value={String(id)}
              checked={id === null ? chosen.length === 0 : chosen.includes(id)}
              onSelect={() => {
                const ids = id === null ? [] : toggled(chosen, id);
                void navigate(staffPaths.priceList(ids), { replace: true });
              }}
            >
              {name}
            </OptionChip>
          ))}
        </OptionSet>
        <Row gap={3}>
          <Button
            icon={<Printer />}
            busy={isPrinting || list.isPlaceholderData}
            disabled={!entries?.length}
            onClick={() => void print()}
          >
            {t('print')}
          </Button>
          <ShareButton
            path={staffPaths.priceList(chosen)}
            title={t('title')}
            label={t('share')}
            linkLabel={t('link')}
          />
        </Row>
        {hasFailed(list) && <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />}
        {list.isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} height="6rem" />)}
        {entries?.length === 0 && <EmptyState icon={<Tags />} title={t('none')} />}
      </Stack>
      {entries && entries.length > 0 && (
        <Stack as="section" ref={sheet} gap={4} aria-busy={list.isPlaceholderData}>
          <SheetHead title={t('title')} notice={date} />
          <Text size="sm">{`${date}. ${t('note')}`}</Text>
          {familias.map(({ id, name }) => {
            const familiaEntries = entries.filter(({ subfamilia }) => subfamilia.familiaId === id);
            return (
              familiaEntries.length > 0 && (
                <section key={id} aria-label={name}>
                  <Text as="h2" size="xl" className={styles.familia}>
                    {name}
                  </Text>
                  {familiaEntries.map((entry) => (
                    <PriceListEntry key={entry.subfamilia.id} {...entry} />
                  ))}
                </section>
              )
            );
          })}
        </Stack>
      )}
    </div>
  );
}
