import type { Language } from "../../core/language.ts";

const fr = {
  title: "Partenaires",
  once: "Les clés et secrets s’affichent ici, une seule fois.",
  failed: "Palabre ne répond pas. Réessayez.",
  id: "Identifiant",
  name: "Nom",
  origins: "Origines, séparées par des espaces",
  make: "Créer",
  keep: "Enregistrer les origines",
  newPublic: "Nouvelle clé publique",
  newSecret: "Nouvelle clé secrète",
  newSigner: "Nouveau secret de signature",
  revoke: "Retirer",
};

export const ADMIN_TEXTS: Record<Language, typeof fr> = {
  fr,
  en: {
    title: "Partners",
    once: "Keys and secrets are shown here, once.",
    failed: "Palabre does not answer. Try again.",
    id: "Id",
    name: "Name",
    origins: "Origins, separated by spaces",
    make: "Create",
    keep: "Save the origins",
    newPublic: "New publishable key",
    newSecret: "New secret key",
    newSigner: "New signing secret",
    revoke: "Take back",
  },
  de: {
    title: "Partner",
    once: "Schlüssel und Geheimnisse erscheinen hier, einmal.",
    failed: "Palabre antwortet nicht. Versuchen Sie es noch einmal.",
    id: "Kennung",
    name: "Name",
    origins: "Herkünfte, durch Leerzeichen getrennt",
    make: "Anlegen",
    keep: "Herkünfte speichern",
    newPublic: "Neuer öffentlicher Schlüssel",
    newSecret: "Neuer geheimer Schlüssel",
    newSigner: "Neues Signaturgeheimnis",
    revoke: "Zurückziehen",
  },
};
