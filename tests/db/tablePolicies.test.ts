import { prepareStore } from './support/store.ts';
import { describeTableMatrix } from './support/tableMatrix.ts';

describeTableMatrix(prepareStore(), {
  anon: { read: 'done', readHidden: 'forbidden', insert: 'forbidden', change: 'forbidden' },
  stranger: { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' },
  staff: { read: 'done', readHidden: 'done', insert: 'done', change: 'done' },
});
