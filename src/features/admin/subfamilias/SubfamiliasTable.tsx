import { getFixedT } from 'i18next';
import { CopyPlus, Grid3x3 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { IconLink } from '../shared/IconLink.tsx';
import { RowIcon } from '../shared/RowIcon.tsx';
import { rowClick } from '../shared/rowClick.ts';
import { StaffTable } from '../shared/StaffTable.tsx';
import styles from './Subfamilias.module.css';

const t = getFixedT('es', 'subfamilias');

/** Fixed widths, so that nothing moves when the rows arrive. */
const COLUMNS = ['id', 'name', 'familia', 'thumbnail', 'actions'] as const;

type Props = {
  /** `undefined` while they load. */
  subfamilias: readonly StaffSubfamilia[] | undefined;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
};

/** One page of the subfamilias. */
export function SubfamiliasTable({ subfamilias, onEdit, onDelete }: Props) {
  return (
    <StaffTable
      label={t('title')}
      loadingText={t('loading')}
      columns={COLUMNS.map((key) => ({
        key,
        label: t(`column.${key}`),
        className: styles[key],
        isActions: key === 'actions',
      }))}
      rows={subfamilias?.map((subfamilia) => (
        <Row key={subfamilia.id} subfamilia={subfamilia} onEdit={onEdit} onDelete={onDelete} />
      ))}
    />
  );
}

function Row({
  subfamilia: { id, name, familiaName, thumbnailUrl },
  onEdit,
  onDelete,
}: { subfamilia: StaffSubfamilia } & Pick<Props, 'onEdit' | 'onDelete'>) {
  const navigate = useNavigate();
  const path = staffPaths.subfamilia(id);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
    <tr onClick={rowClick(navigate, path)}>
      <td data-start="" className={styles.id}>
        {id}
      </td>
      <th scope="row" className={styles.name}>
        <a href={path}>{name}</a>
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
        <span className={styles.stock}>
          <IconLink
            label={t('stockNamed', { name })}
            icon={<Grid3x3 aria-hidden="true" />}
            to={staffPaths.editStock({ subfamilia: id })}
          />
          <IconLink
            label={t('generateNamed', { name })}
            icon={<CopyPlus aria-hidden="true" />}
            to={staffPaths.generateVariants(id)}
          />
        </span>
        <IconButton
          label={t('editNamed', { name })}
          icon={<RowIcon name="edit" />}
          onClick={() => onEdit(id)}
        />
        <IconButton
          label={t('deleteNamed', { name })}
          icon={<RowIcon name="delete" />}
          onClick={() => onDelete(id)}
        />
      </td>
    </tr>
  );
}
