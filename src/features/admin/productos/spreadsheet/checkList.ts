import type { QueryClient } from '@tanstack/react-query';
import { createColor } from '#data/colors/staff.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { DataError } from '#data/http/DataError.ts';
import { createTalla, optionQueries } from '#data/options/staff.ts';
import { listIdsByCode } from '#data/productos/staff/codes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { listProductosById } from '#data/productos/staff/staffProducto.ts';
import { afterColorWrite, afterSubfamiliaWrite, afterTallaWrite } from '#data/staffCache.ts';
import { createSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { tallaKey } from '#domain/catalogue/sizes.ts';
import { usualIva } from '#domain/staff/productos/usualIva.ts';
import { readHead } from '#domain/staff/spreadsheet/columns.ts';
import { cellText } from '#domain/staff/spreadsheet/fileCell.ts';
import {
  isOfOtherShop,
  type ListAnswers,
  listedIds,
  missingNames,
} from '#domain/staff/spreadsheet/planImport.ts';
import { t } from '#i18n/es/staff/lists.ts';
import { formatList } from '#i18n/format.ts';
import { newUuid } from '#lib/newUuid.ts';
import { listColumns } from './listColumns.ts';
import { runTask } from './runTask.ts';
import type { FileTable } from './tableTasks.ts';

type ListFile = { readonly name: string; readonly table: FileTable; readonly answers: ListAnswers };

/** Grey: the file has the name of a new colour, but not its tone. */
const NEW_COLOR_RGB = '#808080';

/** Plans an import, writes nothing. Returns an error text if the file as a whole cannot be used. @throws DataError */
export async function checkList(client: QueryClient, from: File | ListFile) {
  const { name } = from;
  const uncached = { staleTime: 0 };
  const [bodegas, colors, tallas, ivas, subfamilias, familias, usedIvas] = await Promise.all([
    client.fetchQuery({ ...optionQueries.bodegas(), ...uncached }),
    client.fetchQuery({ ...optionQueries.colors(), ...uncached }),
    client.fetchQuery({ ...optionQueries.tallas(), ...uncached }),
    client.fetchQuery({ ...optionQueries.ivas(), ...uncached }),
    client.fetchQuery({ ...staffSubfamiliaQueries.all(), ...uncached }),
    client.fetchQuery({ ...familiaQueries.all(), ...uncached }),
    client.fetchQuery(staffProductoQueries.recentIvaIds()),
  ]);
  const columns = listColumns(bodegas);
  const table = 'table' in from ? from.table : await runTask('read', from, columns);
  if (typeof table === 'string') return t(`import.problem.${table}`, { name });
  const { headAt, width } = table;
  const { at, unknown, repeated } = readHead(table.rows[headAt]?.map(cellText) ?? [], columns);
  if (headAt < 0) return t('import.problem.noKey', { name });
  if (repeated.length > 0) return t('import.problem.repeated', { list: formatList(repeated) });
  const dataRows = table.rows.slice(headAt + 1);
  const idsByCode = await listIdsByCode();
  const productos = await listProductosById(listedIds(dataRows, at, idsByCode));
  const usualIvaId = usualIva(ivas, usedIvas)?.id ?? null;
  const data = { productos, idsByCode, familias, subfamilias, colors, tallas, ivas, usualIvaId };
  if (isOfOtherShop(dataRows, at, data)) return t('import.problem.otherShop', { name });
  const answers = 'table' in from ? from.answers : {};
  const rows = await runTask('plan', dataRows, at, headAt + 2, data, width, answers);
  const missing = {
    colors: missingNames(rows, 'colorId').map((color) => color.name),
    tallas: missingNames(rows, 'tallaId', tallaKey).map((talla) => talla.name),
    subfamilias: missingNames(rows, 'subfamiliaId').map(({ name, familiaId }) => ({
      name,
      familiaId,
      thumbnailUrl: null,
      // A retry sends the same id, so that the subfamilia is added once.
      requestId: newUuid(),
    })),
  };
  return { name, table, answers, columns, unknown, rows, missing };
}

export type ReadyList = Exclude<Awaited<ReturnType<typeof checkList>>, string>;

/** Creates the missing colours, sizes and subfamilias. A name that somebody else created meanwhile is no failure. */
export async function createMissing(
  client: QueryClient,
  { colors, tallas, subfamilias }: ReadyList['missing'],
): Promise<void> {
  const creations = [
    ...colors.map((name) => () => createColor({ name, rgb: NEW_COLOR_RGB })),
    ...tallas.map((talla) => () => createTalla(talla)),
    ...subfamilias.map((draft) => () => createSubfamilia(draft, draft.requestId)),
  ];
  try {
    for (const create of creations) {
      await create().catch((error: unknown) => {
        if (!(error instanceof DataError) || error.kind !== 'duplicate') throw error;
      });
    }
  } finally {
    void afterColorWrite(client);
    void afterTallaWrite(client);
    void afterSubfamiliaWrite(client);
  }
}
