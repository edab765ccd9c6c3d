import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_without" AS ENUM('main', 'footer', 'more', 'legal');
  CREATE TYPE "public"."enum__menus_v_version_without" AS ENUM('main', 'footer', 'more', 'legal');
  CREATE TABLE "menus_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "menus_without" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_menus_without",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_without" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menus_v_version_without",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "slug" varchar;
  ALTER TABLE "products" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "products" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "products" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "services" ADD COLUMN "slug" varchar;
  ALTER TABLE "services" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "services" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "services" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "services" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "slug" varchar;
  ALTER TABLE "posts" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "posts" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "posts" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "posts" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "faq" ADD COLUMN "slug" varchar;
  ALTER TABLE "_faq_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "brand_accent" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "brand_ground" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "brand_logo_width" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "brand_favicon_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "brand_touch_icon_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "brand_card_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "currency" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "locale" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_accent" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_ground" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_logo_width" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_favicon_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_touch_icon_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_card_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_currency" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_locale" varchar;
  ALTER TABLE "about_page" ADD COLUMN "about_youtube_logo" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_about_youtube_logo" varchar;
  ALTER TABLE "portfolio_page" ADD COLUMN "image_id" integer;
  ALTER TABLE "_portfolio_page_v" ADD COLUMN "version_image_id" integer;
  ALTER TABLE "menus_more" ADD CONSTRAINT "menus_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_without" ADD CONSTRAINT "menus_without_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_more" ADD CONSTRAINT "_menus_v_version_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_without" ADD CONSTRAINT "_menus_v_version_without_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_more_order_idx" ON "menus_more" USING btree ("_order");
  CREATE INDEX "menus_more_parent_id_idx" ON "menus_more" USING btree ("_parent_id");
  CREATE INDEX "menus_without_order_idx" ON "menus_without" USING btree ("order");
  CREATE INDEX "menus_without_parent_idx" ON "menus_without" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_more_order_idx" ON "_menus_v_version_more" USING btree ("_order");
  CREATE INDEX "_menus_v_version_more_parent_id_idx" ON "_menus_v_version_more" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_without_order_idx" ON "_menus_v_version_without" USING btree ("order");
  CREATE INDEX "_menus_v_version_without_parent_idx" ON "_menus_v_version_without" USING btree ("parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_favicon_id_media_id_fk" FOREIGN KEY ("brand_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_touch_icon_id_media_id_fk" FOREIGN KEY ("brand_touch_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_card_id_media_id_fk" FOREIGN KEY ("brand_card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_favicon_id_media_id_fk" FOREIGN KEY ("version_brand_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_touch_icon_id_media_id_fk" FOREIGN KEY ("version_brand_touch_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_card_id_media_id_fk" FOREIGN KEY ("version_brand_card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio_page" ADD CONSTRAINT "portfolio_page_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_page_v" ADD CONSTRAINT "_portfolio_page_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "site_settings_brand_brand_favicon_idx" ON "site_settings" USING btree ("brand_favicon_id");
  CREATE INDEX "site_settings_brand_brand_touch_icon_idx" ON "site_settings" USING btree ("brand_touch_icon_id");
  CREATE INDEX "site_settings_brand_brand_card_idx" ON "site_settings" USING btree ("brand_card_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_favicon_idx" ON "_site_settings_v" USING btree ("version_brand_favicon_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_touch_icon_idx" ON "_site_settings_v" USING btree ("version_brand_touch_icon_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_card_idx" ON "_site_settings_v" USING btree ("version_brand_card_id");
  CREATE INDEX "portfolio_page_image_idx" ON "portfolio_page" USING btree ("image_id");
  CREATE INDEX "_portfolio_page_v_version_version_image_idx" ON "_portfolio_page_v" USING btree ("version_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_more" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_without" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_more" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_without" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "menus_more" CASCADE;
  DROP TABLE "menus_without" CASCADE;
  DROP TABLE "_menus_v_version_more" CASCADE;
  DROP TABLE "_menus_v_version_without" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_image_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_seo_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_seo_image_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_favicon_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_touch_icon_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_card_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_favicon_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_touch_icon_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_card_id_media_id_fk";
  
  ALTER TABLE "portfolio_page" DROP CONSTRAINT "portfolio_page_image_id_media_id_fk";
  
  ALTER TABLE "_portfolio_page_v" DROP CONSTRAINT "_portfolio_page_v_version_image_id_media_id_fk";
  
  DROP INDEX "products_seo_seo_image_idx";
  DROP INDEX "_products_v_version_seo_version_seo_image_idx";
  DROP INDEX "services_seo_seo_image_idx";
  DROP INDEX "_services_v_version_seo_version_seo_image_idx";
  DROP INDEX "posts_seo_seo_image_idx";
  DROP INDEX "_posts_v_version_seo_version_seo_image_idx";
  DROP INDEX "site_settings_brand_brand_favicon_idx";
  DROP INDEX "site_settings_brand_brand_touch_icon_idx";
  DROP INDEX "site_settings_brand_brand_card_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_favicon_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_touch_icon_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_card_idx";
  DROP INDEX "portfolio_page_image_idx";
  DROP INDEX "_portfolio_page_v_version_version_image_idx";
  ALTER TABLE "products" DROP COLUMN "slug";
  ALTER TABLE "products" DROP COLUMN "seo_title";
  ALTER TABLE "products" DROP COLUMN "seo_description";
  ALTER TABLE "products" DROP COLUMN "seo_image_id";
  ALTER TABLE "products" DROP COLUMN "seo_noindex";
  ALTER TABLE "_products_v" DROP COLUMN "version_slug";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "services" DROP COLUMN "slug";
  ALTER TABLE "services" DROP COLUMN "seo_title";
  ALTER TABLE "services" DROP COLUMN "seo_description";
  ALTER TABLE "services" DROP COLUMN "seo_image_id";
  ALTER TABLE "services" DROP COLUMN "seo_noindex";
  ALTER TABLE "_services_v" DROP COLUMN "version_slug";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "posts" DROP COLUMN "slug";
  ALTER TABLE "posts" DROP COLUMN "seo_title";
  ALTER TABLE "posts" DROP COLUMN "seo_description";
  ALTER TABLE "posts" DROP COLUMN "seo_image_id";
  ALTER TABLE "posts" DROP COLUMN "seo_noindex";
  ALTER TABLE "_posts_v" DROP COLUMN "version_slug";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "faq" DROP COLUMN "slug";
  ALTER TABLE "_faq_v" DROP COLUMN "version_slug";
  ALTER TABLE "site_settings" DROP COLUMN "brand_accent";
  ALTER TABLE "site_settings" DROP COLUMN "brand_ground";
  ALTER TABLE "site_settings" DROP COLUMN "brand_logo_width";
  ALTER TABLE "site_settings" DROP COLUMN "brand_favicon_id";
  ALTER TABLE "site_settings" DROP COLUMN "brand_touch_icon_id";
  ALTER TABLE "site_settings" DROP COLUMN "brand_card_id";
  ALTER TABLE "site_settings" DROP COLUMN "currency";
  ALTER TABLE "site_settings" DROP COLUMN "locale";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_accent";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_ground";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_logo_width";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_favicon_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_touch_icon_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_card_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_currency";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_locale";
  ALTER TABLE "about_page" DROP COLUMN "about_youtube_logo";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_about_youtube_logo";
  ALTER TABLE "portfolio_page" DROP COLUMN "image_id";
  ALTER TABLE "_portfolio_page_v" DROP COLUMN "version_image_id";
  DROP TYPE "public"."enum_menus_without";
  DROP TYPE "public"."enum__menus_v_version_without";`)
}
