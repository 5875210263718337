import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { t } from '#i18n/es/staff/upload.ts';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import styles from './BannerPreviews.module.css';

type Props = { url: string | null; layout: BannerLayout };

/** A file as the home page would show it in both of its widths, below the page's text. */
export function BannerPreviews({ url, layout }: Props) {
  return (
    <div className={styles.previews}>
      {(['desktop', 'mobile'] as const).map((shown) => (
        <figure key={shown}>
          <figcaption>
            {t(shown === layout ? `preview.${shown}` : `preview.${shown}Too`)}
          </figcaption>
          <div className={styles.stage} data-layout={shown} aria-hidden="true">
            <Picture
              className={styles.picture}
              src={url}
              alt=""
              loading="eager"
              {...BANNER_SIZE[shown]}
              style={{ aspectRatio: BANNER_SIZE[shown].width / BANNER_SIZE[shown].height }}
            />
            <div className={styles.caption}>
              <p className={styles.title}>{t('preview.title')}</p>
              <p className={styles.lead}>{t('preview.lead')}</p>
              <span className={styles.button}>{t('preview.toCatalogue')}</span>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
