import { staffQueries } from '#data/staffQueries.ts';
import { PICTURE_ENDINGS, THUMBNAIL_ENDINGS } from '#domain/pictures/storedPicture.ts';
import { useWholeFolder, type WholeFolder } from '../useWholeFolder.ts';

/**
 * The pictures and folders of a folder of the picture library.
 *
 * @param isForThumbnails only pictures that can be a thumbnail, the newest first
 */
export function usePictures(folder: string, isForThumbnails: boolean): WholeFolder {
  const endings = isForThumbnails ? THUMBNAIL_ENDINGS : PICTURE_ENDINGS;
  return useWholeFolder(staffQueries.pictures(folder, isForThumbnails), endings);
}
