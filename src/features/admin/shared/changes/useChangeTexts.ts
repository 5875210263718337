import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#data/staffQueries.ts';
import type { BulkTarget, BulkValue } from '#domain/changes/change.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { formatColones } from '#domain/prices/money.ts';
import { changes } from '#i18n/es/staff/changes.ts';
import { registerTexts } from '#i18n/registerTexts.ts';

const t = getFixedT('es', 'changes');

registerTexts('changes', changes);

export type ChangeTexts = {
  /** 'Precio 1', 'Existencias en Bodega 1 Taras' */
  readonly targetText: (target: BulkTarget) => string;
  /** '₡3,500.00', '12 unidades' */
  readonly valueText: (target: BulkTarget, value: BulkValue) => string;
};

/** What a change writes, in words. */
export function useChangeTexts(): ChangeTexts {
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
    }
  }

  function valueText(target: BulkTarget, value: BulkValue): string {
    if (target.kind === 'picture') return t(value === null ? 'value.notLinked' : 'value.linked');
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
