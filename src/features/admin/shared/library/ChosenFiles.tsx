import { X } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import styles from './LibraryUpload.module.css';

type Props = {
  files: readonly File[];
  onTakeOut: (indexes: readonly number[]) => void;
};

export function ChosenFiles({ files, onTakeOut }: Props) {
  const t = useStaffText('library');
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.chosen} aria-label={t('upload.chosenList')}>
        {files.map(({ name }, index) => (
          // Two may have the same name.
          <li key={`${name}-${index}`} className={styles.file}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <IconButton
              label={t('upload.takeOut', { name })}
              icon={<X aria-hidden="true" />}
              onClick={() => onTakeOut([index])}
            />
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <Button
          variant="quiet"
          className={styles.start}
          onClick={() => onTakeOut([...files.keys()])}
        >
          {t('upload.takeOutAll')}
        </Button>
      )}
    </>
  );
}
