import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#data/staffQueries.ts';
import type { BulkTarget, BulkValue } from '#domain/bulk/batches.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useStaffText } from '#i18n/useStaffText.ts';

export type BulkTexts = {
  /** 'Precio 1', 'Existencias en Bodega 1 Taras' */
  readonly targetText: (target: BulkTarget) => string;
  /** '₡3,500.00', '12 unidades' */
  readonly valueText: (target: BulkTarget, value: BulkValue) => string;
};

/** What a bulk change writes, in words. */
export function useBulkTexts(): BulkTexts {
  const t = useStaffText('bulk');
  const { data: ivas } = useQuery(staffQueries.ivas());
  const { data: subfamilias } = useQuery(staffQueries.subfamilias());
  const { data: bodegas } = useQuery(staffQueries.bodegas());

  type Named = { readonly id: number; readonly name: string };
  const nameOf = (list: readonly Named[] | undefined, id: number) =>
    list?.find((item) => item.id === id)?.name ?? t('value.unknown', { id });

  function targetText(target: BulkTarget): string {
    switch (target.kind) {
      case 'field':
        return t(`target.${target.field}`);
      case 'stock':
        return t('target.stock', { bodega: nameOf(bodegas, target.bodegaId) });
      case 'picture':
        return t('target.picture', { name: shownPictureName(pictureNameOf(target.url)) });
      case 'order':
        return t('target.order');
    }
  }

  function valueText(target: BulkTarget, value: BulkValue): string {
    if (target.kind === 'picture') return t(value === null ? 'value.notLinked' : 'value.linked');
    if (target.kind === 'order') return t(value === null ? 'value.notReceived' : 'value.received');
    if (target.kind === 'stock') {
      return value === null ? t('value.noUnits') : t('value.units', { count: value });
    }
    if (value === null) return t('value.none');
    switch (target.field) {
      case 'retail':
      case 'wholesale':
      case 'special':
        return formatColones(value);
      case 'discountPercent':
        return t('value.percent', { value });
      case 'ivaId':
        return nameOf(ivas, value);
      case 'subfamiliaId':
        return nameOf(subfamilias, value);
    }
  }

  return { targetText, valueText };
}
