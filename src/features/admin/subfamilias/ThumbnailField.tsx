import { getFixedT } from 'i18next';
import { useController, useFormContext } from 'react-hook-form';
import type { SubfamiliaForm } from '#domain/forms/subfamiliaForm.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { useFormLock } from '../shared/form/formLock.ts';
import { PicturePicker } from '../shared/pictures/PicturePicker.tsx';
import { THUMBNAIL } from '../shared/upload/presets.ts';
import { Uploader } from '../shared/upload/Uploader.tsx';
import styles from './ThumbnailField.module.css';

const t = getFixedT('es', 'subfamilias');

const FOLDER = 'thumbnails';
const ADD_PAGE_SIZE = 10;
const EDIT_PAGE_SIZE = 6;

type Props = {
  isEdited: boolean;
  /** Called when an upload starts and ends. */
  onUploading: (isUploading: boolean) => void;
};

/**
 * The picture of a subfamilia: the chosen one, an upload, and the stored thumbnails. It is required
 * in an edited subfamilia.
 *
 * @see docs/rules.md#subfamilias
 */
export function ThumbnailField({ isEdited, onUploading }: Props) {
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
        <span>{t('field.thumbnail')}</span>
        {isEdited && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {!isEdited && <p className={styles.hint}>{t('field.optional')}</p>}
      <div className={styles.chosen}>
        <Picture className={styles.picture} src={chosen} alt="" width={72} height={72} />
        <p aria-live="polite">{t(chosen === null ? 'field.noneChosen' : 'field.chosen')}</p>
        {chosen !== null && (
          <Button variant="quiet" onClick={() => choose(null)}>
            {t('field.remove')}
          </Button>
        )}
      </div>
      <Uploader preset={THUMBNAIL} onStored={({ url }) => choose(url)} onBusyChange={onUploading} />
      <PicturePicker
        folder={FOLDER}
        pageSize={isEdited ? EDIT_PAGE_SIZE : ADD_PAGE_SIZE}
        isSelected={(url) => url === chosen}
        onToggle={(url) => choose(url === chosen ? null : url)}
      />
    </fieldset>
  );
}
