import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  title: 'Bu tarayıcıda',
  stored: {
    off: 'Kaydedilmedi: Pakli burada internetsiz çalışmaz.',
    storing: 'İnternetsiz de çalışsın diye bütün oyunlar kaydediliyor…',
    ready: 'Kaydedildi: bütün oyunlar internetsiz çalışır.',
    update: 'Pakli’nin yeni sürümü hazır.',
  },
  useIt: 'Yenisine geç',
  size: (size) => `Boyutu: ${size}`,
  version: (version) => `Sürüm ${version}`,
  licences: 'Lisanslar',
  fleeting:
    'Tarayıcı burada, gizli pencerede olduğu gibi, hiçbir şey saklamıyor: oyunların sayfayı kapatana kadar kalır.',
  install: 'Pakli’yi yükle',
};
