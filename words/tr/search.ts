import { translation } from '../translation';

export const search = translation('tr', 'search', {
  label: 'Bu sitede ara',
  placeholder: 'Ürün, numara, soru…',
  ask: 'Ne arıyorsunuz? Bir ürün, numara, ölçü veya soru yazın.',
  nothing: '“{query}” için sonuç bulunamadı.',
  hint: 'Yazımı kontrol edin, daha az kelime kullanın veya bize sorun.',
  results: { one: '1 sonuç', other: '{count} sonuç' },
  best: {
    one: '1 sonuç içinden en iyi {shown} sonuç',
    other: '{count} sonuç içinden en iyi {shown} sonuç',
  },
  suggestions: { one: '1 öneri', other: '{count} öneri' },
  articles: 'Yazılar',
  questions: 'Sorular',
  pages: 'Sayfalar',
});
