import { X } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { FileName } from '../pictures/FileName.tsx';
import { useObjectUrl } from '../upload/useObjectUrl.ts';
import { weight } from '../weight.ts';
import styles from './ChosenFiles.module.css';

const SIZE_PX = 56;

type Props = {
  files: readonly File[];
  onTakeOut: (indexes: readonly number[]) => void;
};

/** The chosen files before their upload, each with its picture, its name and its weight. */
export function ChosenFiles({ files, onTakeOut }: Props) {
  const t = useStaffText('library');
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('upload.chosenList')}>
        {files.map((file, index) => (
          // Two may have the same name.
          <ChosenFile
            key={`${file.name}-${index}`}
            file={file}
            onTakeOut={() => onTakeOut([index])}
          />
        ))}
      </ul>
      {files.length > 1 && (
        <Button variant="quiet" className={styles.all} onClick={() => onTakeOut([...files.keys()])}>
          {t('upload.takeOutAll')}
        </Button>
      )}
    </>
  );
}

function ChosenFile({ file, onTakeOut }: { file: File; onTakeOut: () => void }) {
  const t = useStaffText('library');
  const url = useObjectUrl(file);
  const { name, size } = file;
  return (
    <li className={styles.file}>
      <Picture className={styles.picture} src={url} alt="" width={SIZE_PX} height={SIZE_PX} />
      <span className={styles.text}>
        <span className={styles.name} title={name}>
          <FileName name={name} />
        </span>
        <span className={styles.weight}>{weight(size)}</span>
      </span>
      <IconButton
        label={t('upload.takeOut', { name })}
        icon={<X aria-hidden="true" />}
        onClick={onTakeOut}
      />
    </li>
  );
}
