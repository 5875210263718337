import { writeFileSync } from 'node:fs';

// Loaded into a build before Vite: writes the most memory that the process has used, in kB, to a file.
process.on('exit', () => {
  const file = process.env['BENCH_PEAK_FILE'];
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
