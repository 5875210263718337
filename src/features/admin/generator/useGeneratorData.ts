import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bodega } from '#data/productos/options.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import type { Color, Iva } from '#domain/catalogue/catalogue.ts';
import { type ExistingVariant, proposeValues, type SharedValues } from '#domain/generator/draft.ts';
import { usualIva } from '#domain/forms/usualIva.ts';

const NONE: readonly number[] = [];

/** What the generator of a subfamilia chooses from and proposes. */
export type GeneratorData = {
  readonly subfamilia: StaffSubfamilia;
  readonly existing: readonly ExistingVariant[];
  readonly colors: readonly Color[];
  readonly tallas: readonly string[];
  readonly ivas: readonly Iva[];
  readonly bodegas: readonly Bodega[];
  readonly proposed: SharedValues;
};

type Loaded = {
  /** `undefined` while it loads or when that failed; `null`: there is no such subfamilia. */
  readonly data: GeneratorData | null | undefined;
  /** Why it could not be read; `null` while the requests are in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** @param subfamiliaId `null`: the address has none */
export function useGeneratorData(subfamiliaId: number | null): Loaded {
  const subfamilias = useQuery(staffQueries.subfamilias());
  const existing = useQuery({
    ...staffQueries.productosOf(subfamiliaId ?? 0),
    enabled: subfamiliaId !== null,
  });
  const colors = useQuery(staffQueries.colors());
  const tallas = useQuery(staffQueries.tallas());
  const ivas = useQuery(staffQueries.ivas());
  const bodegas = useQuery(staffQueries.bodegas());
  const subfamilia =
    subfamilias.data && (subfamilias.data.find(({ id }) => id === subfamiliaId) ?? null);
  const used = useQuery(staffQueries.recentIvaIds());
  // Without the newest productos the highest tax of the shop is proposed.
  const usedIds = used.data ?? (used.isError ? NONE : undefined);
  const usual = ivas.data && usedIds && usualIva(ivas.data, usedIds);

  const proposed = useMemo(() => {
    if (!subfamilia || !existing.data || usual === undefined) return null;
    return proposeValues(subfamilia.name, existing.data, usual?.id ?? null);
  }, [subfamilia, existing.data, usual]);

  const all = [subfamilias, existing, colors, tallas, ivas, bodegas];
  const failed = all.find(
    ({ data, error, isFetching }) => data === undefined && error !== null && !isFetching,
  );
  function data(): Loaded['data'] {
    if (subfamilia === null || subfamilia === undefined) return subfamilia;
    if (!proposed || !existing.data || !colors.data || !tallas.data) return undefined;
    if (!ivas.data || !bodegas.data) return undefined;
    return {
      subfamilia,
      existing: existing.data,
      colors: colors.data,
      tallas: tallas.data,
      ivas: ivas.data,
      bodegas: bodegas.data,
      proposed,
    };
  }
  return {
    data: data(),
    error: failed?.error ?? null,
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
