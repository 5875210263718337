import { libraryHash } from '#config/staffHashes.ts';
import { ImageLibrary } from '../shared/library/ImageLibrary.tsx';

export const PicturesPage = () => <ImageLibrary hash={libraryHash()} />;
