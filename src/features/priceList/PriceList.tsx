import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { Printer, Tags } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { business } from '#config/business.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { priceListQuery } from '#data/productos/priceList.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { compareNames } from '#domain/text/collation.ts';
import { priceList as english } from '#i18n/en/priceList.ts';
import { priceList } from '#i18n/es/priceList.ts';
import { formatDay } from '#i18n/format.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { hasFailed } from '#shared/lib/hasFailed.ts';
import { printSheet } from '#shared/lib/printSheet.ts';
import { toggled } from '#shared/lib/toggled.ts';
import { Button } from '#shared/ui/action/Button.tsx';
import { ShareButton } from '#shared/ui/action/ShareButton.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import { OptionChip } from '#shared/ui/form/OptionChip.tsx';
import { OptionSet } from '#shared/ui/form/OptionSet.tsx';
import { EmptyState } from '#shared/ui/message/EmptyState.tsx';
import { ErrorState } from '#shared/ui/message/ErrorState.tsx';
import { Skeleton } from '#shared/ui/message/Skeleton.tsx';
import { StaleNotice } from '#shared/ui/message/StaleNotice.tsx';
import frame from '#shared/ui/page/PageFrame.module.css';
import { PageMeta } from '#shared/ui/page/PageMeta.tsx';
import { Row, Text } from '#shared/ui/Stack.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { SheetHead } from '../shared/quotation/SheetHead.tsx';
import { PriceListEntry } from './PriceListEntry.tsx';
import styles from './PriceList.module.css';

registerTexts('priceList', priceList);
// Not in the English texts of the store, which every visitor who chooses English loads.
i18next.addResourceBundle('en', 'priceList', english);

/** Without the pictures that are missing after this time, in ms, the list is printed. */
const PICTURES_TIMEOUT_MS = 20_000;

/** The familias of the address; the entries of those that exist, by familia. */
function usePriceList(familiaIds: readonly number[]) {
  const familias = useQuery(familiaQueries.all());
  const all = useQuery(subfamiliaQueries.all());
  const isChosen = (id: number) => familiaIds.length === 0 || familiaIds.includes(id);
  const cards = all.data?.isWhole ? all.data.cards : null;
  const subfamilias = (cards ?? [])
    .filter(({ familiaId }) => isChosen(familiaId))
    .toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  const productos = useQuery({
    ...priceListQuery(subfamilias.map(({ id }) => id)),
    enabled: cards !== null,
  });
  const reads = [familias, all, productos];
  useErrorLog('price list: load', reads.find(({ error }) => error)?.error ?? null);
  const sections =
    familias.data &&
    productos.data &&
    familias.data
      .map((familia) => ({
        familia,
        entries: subfamilias.flatMap((subfamilia) => {
          const own = productos.data.get(subfamilia.id);
          return own && subfamilia.familiaId === familia.id ? { subfamilia, productos: own } : [];
        }),
      }))
      .filter(({ entries }) => entries.length > 0);
  return {
    familias: familias.data ?? [],
    /** `undefined` until they are read. */
    sections,
    readAt: productos.dataUpdatedAt,
    failed: reads.some(hasFailed),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

/**
 * The prices of the familias in the address, to print or to send. It is linked from the back-office only.
 *
 * @see docs/rules.md#price-list
 */
export function PriceList() {
  const { t } = useTranslation(['priceList', 'common']);
  const [params] = useSearchParams();
  const chosen = params.getAll('familia').map(Number).filter(Number.isInteger);
  const list = usePriceList(chosen);
  const sheet = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function print() {
    if (leaving.current === null) return;
    setPrinting(true);
    await printSheet(sheet.current, PICTURES_TIMEOUT_MS, leaving.current.signal);
    setPrinting(false);
  }

  const date = t('date', { date: formatDay(list.readAt) });
  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={styles.screen}>
        <h1 className={frame.heading}>{t('title')}</h1>
        <Text tone="quiet">{t('lead')}</Text>
      </header>
      <div className={styles.screen}>
        <FamiliaChoice familias={list.familias} chosen={chosen} />
        <Row gap={3}>
          <Button
            icon={<Printer aria-hidden="true" />}
            busy={isPrinting}
            disabled={!list.sections?.length}
            onClick={() => void print()}
          >
            {t('print')}
          </Button>
          <ShareButton
            path={staffPaths.priceList(chosen)}
            title={`${t('title')} · ${business.name}`}
            texts={{
              button: t('share'),
              copied: t('copied'),
              link: t('link'),
              copyYourself: t('copyYourself'),
            }}
          />
        </Row>
        {list.sections && list.failed && (
          <StaleNotice retryLabel={t('common:retry')} onRetry={list.retry}>
            {t('failed')}
          </StaleNotice>
        )}
      </div>
      <div ref={sheet} className={styles.sheet} aria-busy={!list.sections && !list.failed}>
        {!list.sections && list.failed && (
          <ErrorState
            title={t('failed')}
            detail={t('failedDetail')}
            retryLabel={t('common:retry')}
            onRetry={list.retry}
          />
        )}
        {!list.sections && !list.failed && <Loading />}
        {list.sections?.length === 0 && (
          <EmptyState icon={<Tags />} title={t('none')}>
            {t('noneDetail')}
          </EmptyState>
        )}
        {list.sections && list.sections.length > 0 && (
          <>
            <SheetHead title={t('title')} notice={date} />
            <div>
              <p className={styles.date}>{date}</p>
              <Text size="sm">{t('note')}</Text>
            </div>
            {list.sections.map(({ familia, entries }) => (
              <section key={familia.id} aria-labelledby={`familia-${familia.id}`}>
                <h2 id={`familia-${familia.id}`} className={styles.familia}>
                  {familia.name}
                </h2>
                {entries.map((entry) => (
                  <PriceListEntry key={entry.subfamilia.id} {...entry} />
                ))}
              </section>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

type ChoiceProps = {
  familias: readonly { readonly id: number; readonly name: string }[];
  chosen: readonly number[];
};

function FamiliaChoice({ familias, chosen }: ChoiceProps) {
  const { t } = useTranslation('priceList');
  const navigate = useNavigate();
  const choose = (ids: readonly number[]) =>
    void navigate(staffPaths.priceList(ids), { replace: true, preventScrollReset: true });
  return (
    <OptionSet legend={t('familias')}>
      <OptionChip
        type="checkbox"
        name="familia"
        value=""
        checked={chosen.length === 0}
        onSelect={() => choose([])}
      >
        {t('all')}
      </OptionChip>
      {familias.map(({ id, name }) => (
        <OptionChip
          key={id}
          type="checkbox"
          name="familia"
          value={String(id)}
          checked={chosen.includes(id)}
          onSelect={() => choose(toggled(chosen, id))}
        >
          {name}
        </OptionChip>
      ))}
    </OptionSet>
  );
}

function Loading() {
  const { t } = useTranslation('priceList');
  return (
    <>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Row key={place} gap={4} hasNoWrap aria-hidden="true">
          <Skeleton width="5.5rem" height="5.5rem" />
          <Skeleton height="5.5rem" />
        </Row>
      ))}
    </>
  );
}
