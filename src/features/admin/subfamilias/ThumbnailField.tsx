import { useController, useFormContext } from 'react-hook-form';
import type { SubfamiliaForm } from '#domain/forms/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { useFormLock } from '../shared/form/formLock.ts';
import { PicturePicker } from '../shared/pictures/PicturePicker.tsx';
import { ThumbnailUpload } from '../shared/pictures/ThumbnailUpload.tsx';
import styles from './ThumbnailField.module.css';

/** Folder that thumbnails are chosen from. @see docs/rules.md#subfamilias */
const FOLDER = 'thumbnails';

type Props = {
  /** Pictures on one page of the picker. */
  pageSize: number;
  required: boolean;
  /** Told when an upload begins and when it has ended. */
  onUploading: (isUploading: boolean) => void;
};

/** The picture of a subfamilia: what is chosen, a file to upload, and the library to choose from. */
export function ThumbnailField({ pageSize, required, onUploading }: Props) {
  const t = useStaffText('subfamilias');
  const {
    field: { ref, value: chosen, onChange },
    fieldState: { error },
  } = useController<SubfamiliaForm, 'thumbnailUrl'>({ name: 'thumbnailUrl' });
  const { clearErrors } = useFormContext<SubfamiliaForm>();
  const isLocked = useFormLock();

  function choose(url: string | null) {
    if (isLocked) return;
    onChange(url);
    clearErrors('thumbnailUrl');
  }

  return (
    <fieldset ref={ref} className={styles.thumbnail} tabIndex={-1} data-state={error && 'invalid'}>
      <legend className={styles.legend}>
        {t('field.thumbnail')}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {!required && <p className={styles.hint}>{t('field.optional')}</p>}
      <div className={styles.chosen}>
        <Picture className={styles.picture} src={chosen} alt="" width={72} height={72} />
        <p aria-live="polite">{t(chosen === null ? 'field.noneChosen' : 'field.chosen')}</p>
        {chosen !== null && (
          <Button variant="quiet" onClick={() => choose(null)}>
            {t('field.remove')}
          </Button>
        )}
      </div>
      <ThumbnailUpload onUploaded={choose} onBusyChange={onUploading} />
      <PicturePicker
        folder={FOLDER}
        pageSize={pageSize}
        isSelected={(url) => url === chosen}
        onToggle={(url) => choose(url === chosen ? null : url)}
      />
    </fieldset>
  );
}
