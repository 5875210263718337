import { renderPart } from './renderPart.tsx';

/** Renders the upload, and on request the picker; `uploaded` holds the addresses passed on. */
export async function renderUpload(language: 'es' | 'en' = 'es', { besidePicker = false } = {}) {
  const uploaded: string[] = [];
  const loadPart = async () => {
    const { ThumbnailUpload } = await import('#features/admin/shared/pictures/ThumbnailUpload.tsx');
    const { PicturePicker } = await import('#features/admin/shared/pictures/PicturePicker.tsx');
    return (
      <>
        <ThumbnailUpload onUploaded={(url) => uploaded.push(url)} />
        {besidePicker && (
          <PicturePicker
            folder="thumbnails"
            pageSize={6}
            isSelected={(url) => uploaded.includes(url)}
            onToggle={() => undefined}
          />
        )}
      </>
    );
  };
  return { uploaded, ...(await renderPart(loadPart, language)) };
}
