import { Pencil, Trash2 } from 'lucide-react';
import { pictureSources } from '#data/pictureSources.ts';
import type { StaffSubfamilia } from '#data/staffSubfamilias.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { TableFrame } from '../shared/TableFrame.tsx';
import styles from './SubfamiliasTable.module.css';

const COLUMNS = ['id', 'name', 'familia', 'thumbnail', 'actions'] as const;
/** How wide they are, whatever stands in them: nothing moves when the rows arrive. */
const WIDTHS = {
  id: styles.id,
  name: styles.name,
  familia: undefined,
  thumbnail: styles.thumbnail,
  actions: styles.actions,
} as const;
const SKELETON_ROWS = 12;

type Props = {
  /** `undefined`: they load. */
  subfamilias: readonly StaffSubfamilia[] | undefined;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
};

/** The subfamilias of one page. @see spec §2 "Edit subfamilies" */
export function SubfamiliasTable({ subfamilias, onEdit, onDelete }: Props) {
  const t = useStaffText('subfamilias');
  return (
    <TableFrame label={t('title')} isBusy={subfamilias === undefined}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={WIDTHS[column]}
                data-actions={column === 'actions' ? '' : undefined}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subfamilias === undefined ? (
            <LoadingRows />
          ) : (
            subfamilias.map((subfamilia) => (
              <Row
                key={subfamilia.id}
                subfamilia={subfamilia}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            ))
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Row({
  subfamilia: { id, name, familiaName, thumbnailUrl },
  onEdit,
  onDelete,
}: { subfamilia: StaffSubfamilia } & Pick<Props, 'onEdit' | 'onDelete'>) {
  const t = useStaffText('subfamilias');
  return (
    <tr>
      <td className={styles.id}>{id}</td>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td>{familiaName}</td>
      <td>
        <Picture
          className={styles.picture}
          src={thumbnailUrl}
          srcSet={pictureSources(thumbnailUrl, [36, 72])}
          sizes="36px"
          alt=""
          width={36}
          height={36}
        />
      </td>
      <td data-actions="">
        <IconButton
          label={t('editNamed', { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(id)}
        />
        <IconButton
          label={t('deleteNamed', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(id)}
        />
      </td>
    </tr>
  );
}

function LoadingRows() {
  const t = useStaffText('subfamilias');
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row}>
      {COLUMNS.map((column) => (
        <td key={column} data-actions={column === 'actions' ? '' : undefined}>
          <Skeleton />
          {row === 0 && column === 'id' && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  ));
}
